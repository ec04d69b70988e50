import { CallError } from '@cpc/contract';
import { type StationId, brand } from '@cpc/domain';
import { MAX_PROFILE_BYTES } from '@cpc/paint/icc';
import type { FastifyInstance } from 'fastify';
import { callerAs } from '../../../base/http/call.ts';
import type { OpenCall } from '../../../base/http/module.ts';
import { present } from '../../../base/http/present.ts';
import type { With } from '../../../base/services.ts';
import type { Renderer } from '../../../base/painting/renderer.ts';
import { stationPrint } from '../../../records/printing/settings.ts';
import { keepProfile } from './keep.ts';

/** The media type that is registered with IANA. */
const PROFILE_TYPE = 'application/vnd.iccprofile';

interface Asked {
  readonly Params: { readonly machine: string };
  readonly Querystring: { readonly name?: unknown };
}

/** POST /partnerapplets/profile/{machine_id}?name=: the measured profile of a station, from its own partner. */
export async function profileRoute(
  app: FastifyInstance,
  open: OpenCall,
  services: With<'db' | 'clock' | 'blobs' | 'log'>,
  renderer: Renderer,
): Promise<void> {
  await app.register(async (scope) => {
    const read = { parseAs: 'buffer', bodyLimit: MAX_PROFILE_BYTES } as const;
    scope.addContentTypeParser(PROFILE_TYPE, read, (_request, body, done) => done(null, body));
    // A caller without the right is refused before eight megabytes are read.
    scope.addHook('onRequest', async (request, reply) => {
      await open(request, reply, ['partner'], 'machines');
    });
    scope.post<Asked>('/partnerapplets/profile/:machine', { bodyLimit: MAX_PROFILE_BYTES }, async (request, reply) => {
      const by = callerAs(await open(request, reply, ['partner'], 'machines'), 'partner');
      const stationId = brand<StationId>(request.params.machine);
      const { name } = request.query;
      if (!Buffer.isBuffer(request.body)) throw new CallError('unsupportedMedia');
      const sent = { stationId, name: typeof name === 'string' ? name : '', bytes: request.body };
      await keepProfile(services, renderer, by, sent);
      return present(await stationPrint(services.db.read, stationId));
    });
  });
}
