import { ACTIONS, type Action } from '@cpc/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf, form, guest } from '../testing/caller.ts';
import { stockedShop } from '../testing/catalogue.ts';
import { databases } from '../testing/databases.ts';
import { hostileInput } from '../testing/hostile-input.ts';
import { wholeServer } from '../testing/whole-server.ts';

describe.each(databases())('hostile input on $engine', ({ open }) => {
  it('[SE-05] answers anything that comes with an envelope, never with a 5xx or a stack', async () => {
    const db = await open();
    await stockedShop(db);
    const { app, services } = await wholeServer(db);
    const me = await guest(app);
    const declared = ACTIONS as readonly Action[];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...declared), fc.boolean(), fc.boolean(), fc.infiniteStream(fc.noBias(fc.nat())), async (action, asForm, known, seeds) => {
        const input = { s: action.name, ...hostileInput(action.input, seeds) };
        const payload = asForm ? form(input) : JSON.stringify(input);
        const headers = { ...(known ? me.headers : {}), 'content-type': asForm ? 'application/x-www-form-urlencoded' : 'application/json' };
        const response = await app.inject({ method: 'POST', url: action.path, headers, payload });
        const answer = answerOf(response);
        expect([answer.http < 500, typeof answer.code, typeof answer.msg], `${payload}\n${response.body}`).toEqual([true, 'number', 'string']);
        expect(response.body).not.toMatch(/node_modules|at .*\.ts:\d+/);
      }),
      { numRuns: 400, seed: 20_261_121 },
    );
    expect(services.log.lines.filter((line) => line.level === 'error')).toEqual([]);
  });
});
