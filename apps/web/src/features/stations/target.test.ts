import { addressOf } from '@cpc/appkit';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../core/paths.ts';
import { targetIn } from './target.ts';

describe('the page that the choice of a station leads on to', () => {
  it('[LN-02.2] it is the page of the link, with the chosen phone', () => {
    expect(targetIn({ target: '/pages/index/index_phone?goods_id=apple-iphone-16&shell_id=soft' })).toEqual(
      addressOf(PATHS.editor, { goods_id: 'apple-iphone-16', shell_id: 'soft' }),
    );
  });

  it.each([undefined, '', PATHS.mall, '/nowhere', 'https://elsewhere.example/pages/index/index_phone', '//elsewhere'])(
    '[LN-02.2] %j is none',
    (target) => {
      expect(targetIn(target === undefined ? {} : { target })).toBeUndefined();
    },
  );
});
