/** The code that was typed last: whoever comes back from a table that is not there can mend it. */
export const typed = $state({ code: '' });
