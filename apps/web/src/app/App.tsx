import { lazy, Suspense } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { base } from '../base/base-path.ts';
import { games } from '../games/index.ts';
import { LanguageProvider } from '../i18n/index.ts';
import { GamesContext } from '../kit/games.ts';
import { lastPlayed } from '../storage/last-played.ts';
import { Loading } from '../ui/Loading.tsx';
import { WordsProvider } from '../ui/WordsProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';
import { useTopOfScreen } from './useTopOfScreen.ts';

const HomeScreen = lazy(() => import('../home/HomeScreen.tsx'));
const GoingOn = lazy(() => import('./GoingOn.tsx'));
const PlayScreen = lazy(() => import('./PlayScreen.tsx'));
const ResultPage = lazy(() => import('./ResultPage.tsx'));
const CorrectionsPage = lazy(() => import('../corrections/CorrectionsPage.tsx'));
const CampaignRoute = lazy(() => import('./CampaignRoute.tsx'));
const EventRoute = lazy(() => import('./EventRoute.tsx'));
const TutorialPage = lazy(() => import('../tutorial/TutorialPage.tsx'));

/** The home screen uses the words of the game offered there. */
const Home = () => (
  <WordsProvider game={lastPlayed()}>
    <HomeScreen goingOn={<GoingOn />} />
  </WordsProvider>
);

function Screens() {
  useTopOfScreen();
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/play" component={PlayScreen} />
      <Route path="/corrections" component={CorrectionsPage} />
      <Route path="/campaign" component={CampaignRoute} />
      <Route path="/event" component={EventRoute} />
      <Route path="/tutorial" component={TutorialPage} />
      <Route path="/result" component={ResultPage} />
      <Route>
        <Redirect to="/" replace />
      </Route>
    </Switch>
  );
}

export function App() {
  return (
    <LanguageProvider>
      <UpdateNotice />
      <ErrorBoundary>
        <Router base={base}>
          <GamesContext value={games}>
            <Suspense fallback={<Loading />}>
              <Screens />
            </Suspense>
          </GamesContext>
        </Router>
      </ErrorBoundary>
    </LanguageProvider>
  );
}
