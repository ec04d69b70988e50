import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { JoinHere } from '../login/join-here.tsx';
import { LoginPage } from '../login/login-page.tsx';
import { StationPage } from '../station/station-page.tsx';
import { MePage } from '../me/me-page.tsx';
import { PersonPage } from '../people/person-page.tsx';
import { PrintPage } from '../print/print-page.tsx';
import { Frame } from './frame.tsx';
import { MorePage } from './more-page.tsx';
import { From } from './owners-only.tsx';
import { PLACES } from './places.tsx';
import { useSession } from '../core/session-store.ts';

export function App() {
  const session = useSession();
  return (
    <Router hook={useHashLocation}>{session === undefined ? <LoginPage /> : <Inside key={session.person_id} />}</Router>
  );
}

function Inside() {
  return (
    <Frame>
      <Switch>
        {PLACES.map(({ href, role, page: Page }) => (
          <Route key={href} path={href}>
            <From least={role}>
              <Page />
            </From>
          </Route>
        ))}
        <Route path="/stations/:id" component={StationPage} />
        <Route path="/stations/:id/print" component={PrintPage} />
        <Route path="/people/:id">
          {({ id }) => (
            <From least="owner">
              <PersonPage id={id} />
            </From>
          )}
        </Route>
        <Route path="/me" component={MePage} />
        <Route path="/more" component={MorePage} />
        <Route path="/join/:code?" component={JoinHere} />
        <Redirect to="/stations" />
      </Switch>
    </Frame>
  );
}
