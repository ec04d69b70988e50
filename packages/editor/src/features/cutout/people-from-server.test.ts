import { type AssetId, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import type { EditorPorts } from '../../ports/ports.ts';
import { peopleFromServer } from './people-from-server.ts';

const ASSET = brand<AssetId>('a'.repeat(64));
const SIZE = { width: 4, height: 3 };

const ask = (findPeople: EditorPorts['findPeople'], call = new AbortController()) =>
  peopleFromServer({ findPeople }, ASSET, SIZE, call.signal);

describe('peopleFromServer', () => {
  it('[AI-03.3] tells what the server will never do for a picture apart from what it cannot do now', async () => {
    expect(await ask(async () => null)).toBe('noPerson');
    expect(await ask(async () => 'refused')).toBe('serverRefused');
    expect(await ask(() => Promise.reject(new Error('busy')))).toBe('serverFailed');
  });

  it('[AI-03.3] ends the call with its signal, and then has no answer', async () => {
    const call = new AbortController();
    const asked = ask(
      (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      call,
    );
    call.abort();
    expect(await asked).toBeUndefined();
  });
});
