import { CallError } from '@cpc/contract';
import type { Module } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { tileSource } from './tile-source.ts';

const A_DAY = 'public, max-age=86400';
const NUMBER = /^(0|[1-9]\d{0,7})$/;

/** What maps are drawn from (RT-13). */
export function mapsModule(services: With<'clock' | 'log' | 'config'>): Module {
  const { mapTiles } = services.config;
  const source = mapTiles && tileSource(mapTiles, services);
  return {
    handlers: {
      'Map.get': async () => ({
        tiles: mapTiles
          ? { url: '/api/map/tile/{z}/{x}/{y}', attribution: mapTiles.attribution, max_zoom: mapTiles.maxZoom }
          : null,
      }),
    },
    routes(app, open) {
      type Params = Readonly<Record<'z' | 'x' | 'y', string>>;
      app.get<{ Params: Params }>('/api/map/tile/:z/:x/:y', async (request, reply) => {
        await open(request, reply, ['visitor']);
        const { z, x, y } = request.params;
        if (!source || ![z, x, y].every((text) => NUMBER.test(text))) throw new CallError('notFound');
        const tile = await source.tile({ z: Number(z), x: Number(x), y: Number(y) }, request.ip);
        return reply.type(tile.type).header('cache-control', A_DAY).send(tile.bytes);
      });
    },
  };
}
