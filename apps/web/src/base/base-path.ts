const here = import.meta.url;

/** Path of the page on its server, without a trailing slash: built scripts are one folder below it. */
export const base = import.meta.env.DEV ? '' : new URL('..', here).pathname.replace(/\/$/, '');
