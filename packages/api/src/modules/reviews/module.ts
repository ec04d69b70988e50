import { callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import type { Renderer } from '../../base/painting/renderer.ts';
import type { Services } from '../../base/services.ts';
import { reviewDesign } from '../../lifecycle/review-design.ts';
import { countReviews, listReviews } from './list.ts';
import { pictureRoute } from './picture-route.ts';

/** A shop's look at designs before it prints them (AI-05, decision 239). */
export function reviewsModule(services: Services, renderer: Renderer): Module {
  const { read } = services.db;
  return {
    handlers: {
      async 'Partner.designReviews'(_input, call) {
        const by = callerAs(call, 'partner');
        return list(await listReviews(read, by, call.page), await countReviews(read, by));
      },
      async 'Partner.reviewDesign'(review, call) {
        const by = callerAs(call, 'partner');
        await reviewDesign(services, by, review);
        return { waiting: await countReviews(read, by) };
      },
    },
    routes: (app, open) => pictureRoute(app, open, services, renderer),
  };
}
