import { recall, remember } from '../../../../storage/settings.ts';

const KEY = 'aside';

/** Whether the area beside the map is open, as it was left. */
export const asideIsOpen = (): boolean => recall(KEY) !== 'shut';

export const rememberAside = (open: boolean): void => remember(KEY, open ? null : 'shut');
