import type { TableAnswers, TableRequest } from '@hexwyrm/protocol';
import type { Host } from './client.ts';

/** Sends a request to wherever the engine is. */
type Ask = <M extends keyof TableAnswers>(method: M, request: TableRequest) => Promise<TableAnswers[M]>;

/** All that can be asked of an engine, by one way to ask it. */
export function requestsBy(ask: Ask): Omit<Host, 'close'> {
  return {
    open: (params) => ask('open', { method: 'open', params }),
    resume: (replay, presses, lenient = false) =>
      ask('resume', { method: 'resume', params: { replay, presses, lenient } }),
    position: (position, dice) => ask('position', { method: 'position', params: { position, dice } }),
    look: (seat) => ask('look', { method: 'look', params: { seat } }),
    act: (seat, actions) => ask('act', { method: 'act', params: { seat, actions } }),
    explain: (seat, action) => ask('explain', { method: 'explain', params: { seat, action } }),
    odds: (seat, actions) => ask('odds', { method: 'odds', params: { seat, actions } }),
    propose: (seat) => ask('propose', { method: 'propose', params: { seat } }),
    foresee: (seat, action) => ask('foresee', { method: 'foresee', params: { seat, action } }),
    reach: (seat, unit, after) => ask('reach', { method: 'reach', params: { seat, unit, after } }),
    undo: (seat, stretch) => ask('undo', { method: 'undo', params: { seat, stretch } }),
    redo: (seat, stretch) => ask('redo', { method: 'redo', params: { seat, stretch } }),
    retract: (seat, action) => ask('retract', { method: 'retract', params: { seat, action } }),
    think: (seat, bot) => ask('think', { method: 'think', params: { seat, bot } }),
    at: (actions, seat) => ask('at', { method: 'at', params: { actions, seat } }),
    save: () => ask('save', { method: 'save', params: {} }),
  };
}
