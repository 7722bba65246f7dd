/** What the goal of a campaign game consists of. */
const GOAL_REASONS = [
  'base',
  'dragons',
  'other-majors',
  'minors',
  'many-invaders',
  'many-defenders',
  'princess',
  'nurkott',
  'invader-ahead',
] as const;

export type GoalReason = (typeof GOAL_REASONS)[number];

export const isGoalReason = (reason: unknown): reason is GoalReason =>
  GOAL_REASONS.some((name) => name === reason);
