import { recall, remember } from '../../../../storage/settings.ts';

const KEY = 'aside';

/** Whether what lies beside the map is unfolded, as it was left. */
export const asideIsOpen = (): boolean => recall(KEY) !== 'shut';

export const rememberAside = (open: boolean): void => remember(KEY, open ? null : 'shut');
