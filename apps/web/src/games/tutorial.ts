import { lazy } from 'react';

/** The way to the lesson of the house. */
export const TutorialPage = lazy(() => import('./dragon-rage/tutorial/TutorialPage.tsx'));
