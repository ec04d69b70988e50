import type { WordList } from './word-list.ts';

export const words: WordList = {
  sexual:
    'porno*, çıplak kadın*, çıplak erkek*, çıplak kız*, çıplak çocuk*, seks yapan, seks sahnesi, oral seks, sikiş*, sikmek, tecavüz*, ensest, pedofil*, mastürb*, penis, vajina, orospu*, fahişe*',
  hate: 'nazi, naziler, nazizm, hitler, gamalı haç, pis zenci, pis yahudi, etnik temizlik, beyaz üstünlüğü',
  violence:
    'kafa kesme*, kafası kesil*, işkence*, katliam*, soykırım*, intihar bombacı*, insan öldür*, çocuk öldür*, okul saldırısı, intihar, terör saldırısı',
  drugs: 'kokain, eroin, metamfetamin, marihuana, esrar içmek, esrar, haşhaş sakızı, uyuşturucu*',
};
