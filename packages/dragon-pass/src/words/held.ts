/** What keeps a defender from leaving; each scenario that closes lands has a clause of its own. */
const REASONS: Readonly<Record<string, string>> = {
  'DP-7.10.5.2-a': 'held.last',
  'DP-7.10.5.2-b': 'held.herd',
  'DP-7.10.5.2-c': 'held.cover',
  'DP-7.10.5.3-a': 'held.water',
  'DP-7.10.5.4-a': 'held.enemies',
  'DP-7.10.5.5-a': 'held.hero',
  'DP-7.10.5.5-b': 'held.superhero',
  'DP-7.10.5.6-a': 'held.carried',
  'DP-8.7.2-g': 'held.hunted',
  'DP-16.3.2.5-g': 'held.zombies',
  'DP-16.11-c': 'held.unfed',
  'DP-16.12-c': 'held.frozen',
  'DP-16.13.3.4-a': 'held.illusion',
};

export const heldReason = (clause: string): string => REASONS[clause] ?? 'held.closed';
