import type { Rating } from '@hexwyrm/league';

/** A rating, and how sure it is. */
export const RatingFigure = ({ rating, deviation }: Pick<Rating, 'rating' | 'deviation'>) => (
  <span className="event-rating">
    {Math.round(rating)} <small>± {Math.round(deviation)}</small>
  </span>
);
