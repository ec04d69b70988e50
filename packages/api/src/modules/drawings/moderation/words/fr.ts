import type { WordList } from './word-list.ts';

export const words: WordList = {
  sexual:
    'porno*, pornograph*, femme nue, femmes nues, homme nu, hommes nus, fille nue, enfant nu, enfants nus, fellation*, sodomi*, baiser une femme, enculé*, salope*, viol collectif, violeur*, inceste, pédophil*, masturb*, pénis, vagin, prostituée*',
  hate: 'nègre, nègres, nazi, nazis, nazisme, hitler, croix gammée*, bougnoule*, youpin*, sale juif, sale arabe, suprématie blanche, nettoyage ethnique',
  violence:
    'décapit*, démembr*, torturer, scène de torture, massacre*, génocide*, attentat suicide, tuer des gens, tuer des enfants, fusillade, suicide, attentat terroriste',
  drugs:
    'cocaïne, injection d héroïne, méthamphétamine, cannabis, marijuana, haschich, fumer un joint, crack fumé, drogue, drogues',
};
