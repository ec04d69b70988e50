import { REMOTE_CARE_MS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { caller } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { operatorOf } from '../../testing/operator.ts';
import { CHOICE, testShop } from '../../testing/shop.ts';

const { machine_id } = CHOICE;
const BEAT = { state: 'ready' as const, reasons: [], version: '1.0.0' };
const ASKED = { machine_id, kind: 'restartComputer' as const, reason: 'display is frozen', during_print: false };
const FIGURES = {
  name_ms: 3,
  connect_ms: 20,
  tls_ms: null,
  answer_ms: 90,
  certificate_until: null,
  printer_ms: 12,
  printer_ready: true,
};

async function opened(...[db]: Parameters<typeof testShop>) {
  const shop = await testShop(db);
  const operator = await operatorOf(shop);
  const told = async () => (await shop.station.must('Station.heartbeat', BEAT)).remote_care;
  const shown = async () => (await operator.must('Operator.fleetStation', { machine_id })).remote_care;
  return { shop, operator, told, shown };
}

describe.each(databases())('care of a station from afar on $engine', ({ open }) => {
  it('[OP-07] an act is asked for with a reason, told until it is answered, answered once, and stands in the history of the shop', async () => {
    const { shop, operator, told, shown } = await opened(await open());
    expect(await operator.call('Operator.askRemoteCare', { ...ASKED, reason: ' ' })).toMatchObject({
      data: { error: 'fieldEmpty' },
    });
    const answers = await Promise.all([1, 2].map(() => operator.call('Operator.askRemoteCare', ASKED)));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1868]);
    const care = await told();
    expect(care).toMatchObject({ kind: 'restartComputer', during_print: false });
    expect(await shown()).toMatchObject([{ state: 'asked', by: 'Olga Operator', reason: 'display is frozen' }]);
    const care_id = care?.care_id ?? '';
    expect(await shop.station.must('Station.remoteCare', { care_id: 'another' })).toEqual({ go: false });
    for (let nth = 0; nth < 2; nth += 1)
      expect(await shop.station.must('Station.remoteCare', { care_id })).toEqual({ go: true });
    expect(await shown()).toMatchObject([{ state: 'taken' }]);
    expect(await told()).toMatchObject({ care_id });
    await shop.station.must('Station.remoteCare', { care_id, outcome: 'noEffect' });
    await shop.station.must('Station.remoteCare', { care_id, outcome: 'done' });
    expect(await shop.station.must('Station.remoteCare', { care_id })).toEqual({ go: false });
    expect(await shown()).toMatchObject([{ state: 'failed', fault: 'noEffect' }]);
    expect(await told()).toBeUndefined();
    const { history } = await (await shop.partner()).must('Partner.machine', { machine_id });
    expect(history).toContainEqual(
      expect.objectContaining({
        event: 'careAsked',
        by: 'Olga Operator',
        cause: expect.stringContaining('restartComputer: display is frozen'),
      }),
    );
  });

  it('[OP-07] a request that is over may not begin, a late answer is kept, and the next one can be made', async () => {
    const { shop, operator, told, shown } = await opened(await open());
    await operator.must('Operator.askRemoteCare', { ...ASKED, kind: 'networkTest' });
    const care_id = (await told())?.care_id ?? '';
    shop.services.clock.pass(REMOTE_CARE_MS - 1);
    expect(await told()).toMatchObject({ left_ms: 1 });
    shop.services.clock.pass(1);
    expect(await told()).toBeUndefined();
    expect(await shop.station.must('Station.remoteCare', { care_id })).toEqual({ go: false });
    expect(await shown()).toMatchObject([{ state: 'expired', fault: null, figures: null }]);
    await shop.station.must('Station.remoteCare', { care_id, outcome: 'done', figures: FIGURES });
    expect(await shown()).toMatchObject([{ state: 'done', fault: null, figures: FIGURES }]);
    await operator.must('Operator.askRemoteCare', ASKED);
    expect(await shown()).toMatchObject([{ state: 'asked' }, { state: 'done' }]);
  });

  it('[OP-07] [SE-01] a station neither sees nor answers what another one was asked for', async () => {
    const { shop, operator, told, shown } = await opened(await open());
    const place = { address: '', language: 'en-US', currency: 'EUR' };
    const owner = { name: 'Ann', username: 'ann' };
    const { partner_id } = await operator.must('Operator.openShop', { name: 'Corner shop', owner });
    const { code } = await operator.must('Operator.addStation', { ...place, partner_id, name: 'Other' });
    const { station_key } = await shop.visitor.must('Station.enrol', { code });
    const other = caller(shop.app, { authorization: `Station ${station_key}` });
    await operator.must('Operator.askRemoteCare', ASKED);
    const care_id = (await told())?.care_id ?? '';
    expect((await other.must('Station.heartbeat', BEAT)).remote_care).toBeUndefined();
    expect(await other.must('Station.remoteCare', { care_id })).toEqual({ go: false });
    await other.must('Station.remoteCare', { care_id, outcome: 'done' });
    expect(await shown()).toMatchObject([{ state: 'asked' }]);
  });
});
