import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { CounterPage } from '../counter/counter-page.tsx';
import { AttentionPage } from '../attention/attention-page.tsx';
import { LoginPage } from '../login/login-page.tsx';
import { MachinePage } from '../machine/machine-page.tsx';
import { MachinesPage } from '../machines/machines-page.tsx';
import { PrintPage } from '../print/print-page.tsx';
import { RecordsPage } from '../records/records-page.tsx';
import { ShippingPage } from '../shipping/shipping-page.tsx';
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
          <Route path="/machines/:id" component={MachinePage} />
          <Route path="/machines/:id/print" component={PrintPage} />
          <Route path="/attention" component={AttentionPage} />
          <Route path="/records" component={RecordsPage} />
          <Route path="/counter" component={CounterPage} />
          <Route path="/shipping" component={ShippingPage} />
          <Redirect to="/machines" />
        </Switch>
      </Frame>
    </Router>
  );
}
