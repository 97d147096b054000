import { Route } from 'react-router-dom';
import type { Screen as ScreenConfig } from '../config/portal.ts';
import { Screen } from '../screens/Screen.tsx';
import { NotFound } from './NotFound.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useInvestorName } from './useInvestorName.ts';

/** A route for each of the config's screens. */
export function routesOf(screens: Readonly<Record<string, ScreenConfig>>) {
  return Object.entries(screens).map(([path, screen]) => (
    <Route key={path} path={path} element={<TitledScreen screen={screen} />} />
  ));
}

function TitledScreen({ screen }: { screen: ScreenConfig }) {
  return (
    <Screen
      screen={screen}
      investor={useInvestorName()}
      notFound={<NotFound framed />}
      unavailable={<Unavailable title={screen.title} />}
    />
  );
}
