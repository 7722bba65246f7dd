const here = import.meta.url;

/** Where the page lives on its server, without a slash at the end: built scripts lie one folder below it. */
export const base = new URL('..', here).pathname.replace(/\/$/, '');
