import { MAIL_TOPICS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { BLANK } from '../../testing/blank-renderer.ts';
import { databases } from '../../testing/databases.ts';
import { testShop } from '../../testing/shop.ts';

describe.each(databases())('addresses for e-mails on $engine', ({ open }) => {
  it.each([
    'ann',
    'ann@',
    'ann@shop',
    '@example.com',
    'a@b@example.com',
    'ann@example.com\r\nBcc: evil@example.com',
    'Ann <ann@example.com>',
    'ann@exa mple.com',
    'ann@example.com,evil@example.com',
    '"a b"@example.com',
    'a..b@example.com',
  ])('[NT-01] %j is no address', async (address) => {
    const shop = await testShop(await open(), { renderer: BLANK });
    const answer = await (await shop.customer()).call('Notification.setMail', { address, news: [...MAIL_TOPICS] });
    expect(answer.data).toMatchObject({ error: 'fieldIncorrect', field: 'address' });
  });
});
