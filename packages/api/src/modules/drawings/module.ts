import type { AdoptGuest } from '../../records/accounts/ports.ts';
import { type Call, callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import type { Keeper } from '../../records/quotas/bytes.ts';
import type { TakePicture } from '../uploads/picture-lane.ts';
import { beginDrawing, DRAW_JOB } from './begin.ts';
import { cancel, keep, remove } from './change.ts';
import { offerOf } from './offer.ts';
import type { DrawingServices, Studio } from './ports.ts';
import { readPrompt } from './read.ts';
import { providerOf } from './providers/of-config.ts';
import type { DrawingProvider } from './providers/provider.ts';
import { resultRoute } from './result-route.ts';
import { drawingStream } from './stream.ts';
import { drawingView, listDrawings } from './view.ts';
import { drawJob } from './work.ts';
import type { DrawingsConfig } from '../../base/services.ts';
import type { Moderation } from './moderation/moderation.ts';
import { openaiModeration } from './moderation/openai-moderation.ts';
import { refusedWord } from './moderation/word-lists.ts';

interface Ports {
  readonly take: TakePicture;
  /** The embedded illustrator, if this server has one. */
  readonly illustrator?: DrawingProvider | undefined;
}

/** Drawing from words, and restyling pictures: queued work of a provider, with moderation and quotas. */
export function drawingsModule(services: DrawingServices, { take, illustrator }: Ports): Module {
  const { db, config } = services;
  const studio: Studio = {
    provider: providerOf(config.drawings, illustrator),
    moderation: moderationOf(config.drawings),
    take,
  };
  return {
    handlers: {
      'Drawing.offer': ({ machine_id }, call) => offerOf(services, studio, keeperOf(call).accountId, machine_id),
      'Drawing.read': ({ prompt }, call) => readPrompt(services, studio, keeperOf(call), prompt),
      'Drawing.begin': (input, call) => beginDrawing(services, studio, keeperOf(call), input),
      'Drawing.get': ({ drawing_id }, call) => drawingView(db.read, keeperOf(call).accountId, drawing_id),
      async 'Drawing.list'(_, call) {
        const { views, total } = await listDrawings(db.read, keeperOf(call).accountId, call.page);
        return list(views, total);
      },
      'Drawing.cancel': ({ drawing_id }, call) => cancel(services, keeperOf(call).accountId, drawing_id),
      'Drawing.keep': ({ drawing_id, number }, call) => keep(services, keeperOf(call), drawing_id, number),
      async 'Drawing.delete'({ drawing_id }, call) {
        await remove(services, keeperOf(call).accountId, drawing_id);
        return { drawing_id };
      },
    },
    routes(app, open) {
      resultRoute(app, open, services);
      drawingStream(app, open, services);
    },
    jobs: { [DRAW_JOB]: drawJob(services, studio) },
  };
}

const keeperOf = (call: Call): Keeper => ({ accountId: callerAs(call, 'customer').accountId, ip: call.ip });

/** A guest who logs in takes the drawings along, without their keys, which could clash with those of the account. */
export const adoptDrawings: AdoptGuest = async (tx, guest, account) => {
  await tx
    .updateTable('drawings')
    .set({ account_id: account, client_key: null })
    .where('account_id', '=', guest)
    .execute();
};

/** The word lists, and the operator's moderation server where one is configured. */
function moderationOf({ moderation }: DrawingsConfig): Moderation {
  const server = moderation && openaiModeration(moderation);
  return {
    words: refusedWord,
    prompt: async (text, signal) => refusedWord(text) ?? (server ? server.prompt(text, signal) : null),
    picture: async (bytes, mediaType, signal) => (server ? server.picture(bytes, mediaType, signal) : null),
  };
}
