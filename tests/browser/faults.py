"""What a good host would be ashamed of, found by measuring: things that overlap, stick out, hide or are clipped."""

from __future__ import annotations

from playwright.sync_api import Page

FAULTS = """() => {
    const PIECES = '.pairs .laid, .actions button, .stock .count, [data-draw], .own .place';
    const WORDS = '.actions button, .tally, .prompt, .say .me';
    const [w, h] = [innerWidth, innerHeight];
    const faults = [];
    if (document.documentElement.scrollWidth > w) faults.push('the page scrolls sideways');
    const all = selector => [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length);
    const name = one => one.dataset.card ?? one.dataset.seat ?? one.textContent.trim();
    const result = document.querySelector('[data-testid=result]');
    if (result) {
        const {top} = result.getBoundingClientRect();
        if (result.scrollWidth > result.clientWidth) faults.push('the result sticks out sideways');
        if (result.scrollHeight > result.clientHeight + 1) faults.push('the result must be scrolled');
        for (const word of all('[data-testid=result] button, .opened .name span'))
            if (word.scrollWidth > word.clientWidth + 1) faults.push(`${name(word)} is clipped`);
        for (const hand of all('.opened .laid, .opened .name')) {
            const box = hand.getBoundingClientRect();
            const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            if (result.contains(hit)) faults.push(`${hand.className} ${name(hand)} lies under the result`);
        }
        return faults;
    }
    for (const one of all(`.held, .seat, ${PIECES}, ${WORDS}`)) {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (x < 0 || y < 0 || x > w || y > h) faults.push(`${one.className} ${name(one)} is off the screen`);
        if (box.left < -8 || box.right > w + 8) faults.push(`${one.className} ${name(one)} sticks out sideways`);
    }
    for (const card of all('.held')) {
        const box = card.getBoundingClientRect();
        const points = [[10, 14], [20, 14], [30, 20], [14, 40], [24, 60]];
        const hits = points.map(([x, y]) => document.elementFromPoint(box.x + x, box.y + y));
        if (!hits.some(hit => card.contains(hit))) faults.push(`card ${card.dataset.card} is hidden`);
    }
    for (const button of all('.actions button')) {
        const box = button.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!button.contains(hit)) faults.push(`button ${name(button)} lies under ${hit?.outerHTML.slice(0, 60)}`);
        if (box.height < 43) faults.push(`button ${name(button)} is ${box.height} high`);
    }
    const apart = (one, other, by) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return Math.min(a.right, b.right) - Math.max(a.left, b.left) < by
            || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) < by;
    };
    for (const seat of all('.seat'))
        for (const other of all(`.seat, .held, .tally, ${PIECES}`))
            if (seat !== other && !apart(seat, other, 7))
                faults.push(`seat ${name(seat)} and ${other.className} ${name(other)}`);
    for (const card of all('.pairs .laid'))
        for (const other of all('.actions button, .stock .count'))
            if (!apart(card, other, 7)) faults.push(`pair ${name(card)} and ${name(other)}`);
    for (const one of all(WORDS))
        for (const other of all(WORDS))
            if (one !== other && !apart(one, other, 2)) faults.push(`${name(one)} lies on ${name(other)}`);
    for (const one of all(`.seat .name, .seat .badge, ${WORDS}`))
        if (one.clientWidth && one.scrollWidth > one.clientWidth + 1) faults.push(`${name(one)} is clipped`);
    return faults;
}"""
SIZES = [(320, 568), (390, 844), (640, 320), (768, 1024), (1366, 768)]
SETTLED_MS = 900
"""After so long no card is on its way any more."""


def amiss(page: Page, scene: str) -> list[str]:
    """All that is amiss on the table at every size, in words."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(SETTLED_MS)
        found += [f"{scene} at {width}x{height}: {fault}" for fault in page.evaluate(FAULTS)]
    return found
