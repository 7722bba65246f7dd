import type { Force } from '@hexwyrm/dragon-pass';

/** A side that brings counters the seat cannot see is at least as strong as it looks. */
export const isAtLeast = ({ companies }: Force): boolean => companies.some(({ hidden }) => hidden > 0);
