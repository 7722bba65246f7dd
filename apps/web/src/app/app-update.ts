import { create } from 'zustand';
import { base } from '../base/base-path.ts';
import { pendingWorkDone } from '../base/pending-work.ts';

/** Milliseconds between two looks for a newer version, on a page that stays open. */
const PERIOD = 60 * 60_000;

/** The newer version waiting to be loaded: the files of a build stay together, so a page never mixes two. */
export const useAppUpdate = create<{ readonly waiting: ServiceWorker | null }>()(() => ({ waiting: null }));

/** The newer version was asked for here. */
let taking = false;

/** Puts the newer version to work; the page comes back with it. */
export function applyUpdate(): void {
  taking = true;
  useAppUpdate.getState().waiting?.postMessage('update');
}

/** Asks the server for a newer version; `useNewer` has it when all its files are there. */
export async function checkForUpdate(): Promise<void> {
  // Without a network there is none.
  await (await navigator.serviceWorker?.getRegistration())?.update().catch(() => {});
}

/** Caches the whole game for offline use, and detects newer versions. */
export async function installOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  // The first version takes over a page that already is its own.
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled || taking) void reloadWhenSaved();
    controlled = true;
  });
  const registration = await serviceWorker.register(`${base}/sw.js`);
  const notice = () => {
    if (registration.active !== null) useAppUpdate.setState({ waiting: registration.waiting });
  };
  notice();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', notice);
  });
  const look = () => {
    if (!document.hidden) void checkForUpdate();
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, PERIOD);
}

/** Another version has taken over: the page comes back with it, when all is saved and it is looked at. */
async function reloadWhenSaved(): Promise<void> {
  await pendingWorkDone();
  if (!document.hidden) return location.reload();
  document.addEventListener('visibilitychange', () => location.reload(), { once: true });
}
