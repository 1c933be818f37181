/** The protocol's types, with the short names that the client uses. */

import type { Seen } from '../protocol';

export type * from '../protocol';

export type Value = string | number;
export type Settings = Record<string, Value>;
export type Facts = Record<string, unknown>;
export type Stage = Seen['stage'];
