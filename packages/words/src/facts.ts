import type { Facts } from '@hexwyrm/kernel';

export const numberIn = (facts: Facts | undefined, name: string): number | null => {
  const value = facts?.[name];
  return typeof value === 'number' ? value : null;
};

export const numbersIn = (facts: Facts | undefined, name: string): number[] => {
  const value = facts?.[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
};

export const textIn = (facts: Facts | undefined, name: string): string | null => {
  const value = facts?.[name];
  return typeof value === 'string' ? value : null;
};

export const textsIn = (facts: Facts | undefined, name: string): string[] => {
  const value = facts?.[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};
