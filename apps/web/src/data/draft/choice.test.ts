import { describe, expect, it } from 'vitest';
import { choiceIn } from './choice.ts';
import { stationUrl } from '../../core/station-url.ts';

describe('the choice in an address', () => {
  it('[CT-05.1] a choice needs model, shell and colour', () => {
    const whole = { goods_id: 'g', shell_id: 's', colour_id: 'c' };
    expect(choiceIn({ ...whole, language: 'en-us' })).toEqual(whole);
    for (const part of Object.keys(whole)) {
      expect(choiceIn(Object.fromEntries(Object.entries(whole).filter(([name]) => name !== part)))).toBeUndefined();
    }
  });

  it('[RT-03.2] a station’s QR code leads to the entry with the station’s id', () => {
    expect(stationUrl('demo', 'https://cases.example')).toBe(
      'https://cases.example/#/pages/login/select_login?machine_id=demo',
    );
  });
});
