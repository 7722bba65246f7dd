/** A roll that is needed, as it is printed: 4+, and 6 for the highest there is. */
export const rollOf = (needs: number): string => (needs >= 6 ? '6' : `${needs}+`);
