import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { LoginPage } from '../login/login-page.tsx';
import { MachinesPage } from '../machines/machines-page.tsx';
import { RecordsPage } from '../records/records-page.tsx';
import { Frame } from './frame.tsx';
import { useSession } from './session-store.ts';

export function App() {
  const session = useSession();
  if (session === undefined) return <LoginPage />;
  return (
    <Router hook={useHashLocation}>
      <Frame>
        <Switch>
          <Route path="/machines" component={MachinesPage} />
          <Route path="/records" component={RecordsPage} />
          <Redirect to="/machines" />
        </Switch>
      </Frame>
    </Router>
  );
}
