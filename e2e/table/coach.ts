import type { Locator, Page } from 'playwright-core';

/** The card of a lesson. */
export const coach = (page: Page): Locator => page.getByRole('region', { name: 'Tutorial' });

/** Waits for the card of a step, in a lesson of so many. */
export const stepOf =
  (all: number) =>
  (page: Page, step: number): Promise<void> =>
    coach(page).getByText(`Step ${step} of ${all}`, { exact: true }).waitFor();

export const next = (page: Page): Promise<void> => coach(page).getByRole('button', { name: 'Next' }).click();
