import type { WordList } from './word-list.ts';

export const words: WordList = {
  sexual:
    'porno*, alaston nainen, alastomat naiset, alaston mies, alaston tyttö, alaston lapsi, alastonkuva*, suihinotto, panna naista, raiskau*, raiskaa*, insesti, lapsiporno*, pedofiili*, masturb*, penis, huora, huorat, pillu',
  hate: 'natsi, natsit, natsismi, hitler, hakaristi*, neekeri*, ryssä, etninen puhdistus, valkoinen ylivalta',
  violence:
    'mestaus, kaulan katkaisu, kidutus, kidutta*, joukkomurha*, kansanmurha*, itsemurhaisku*, tappaa ihmisiä, tappaa lapsia, kouluammuskelu*, itsemurha*, terrori-isku',
  drugs: 'kokaiini*, heroiini*, metamfetamiini*, marihuana*, kannabis*, hasis, huumeet, huumeita',
};
