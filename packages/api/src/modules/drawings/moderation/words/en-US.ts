import type { WordList } from './word-list.ts';

export const words: WordList = {
  sexual:
    'porn*, nude, nudes, nudity, naked woman, naked women, naked man, naked men, naked girl, naked girls, naked boy, naked boys, naked child*, topless, blowjob*, handjob*, hentai, milf, dildo*, masturbat*, orgasm*, penis, penises, vagina*, vulva, cunt, cunts, fuck, fucks, fucked, fucking, fucker*, nsfw, bdsm, sex scene, having sex, sexual intercourse, pedophil*, paedophil*, lolicon, shotacon, incest, rapist*, gang rape, whore*, slut, sluts',
  hate: 'nigger*, nigga*, kike, kikes, faggot*, gook, gooks, wetback*, tranny, nazi, nazis, nazism, neonazi*, adolf hitler, hitler, swastika, heil hitler, sieg heil, white power, white supremac*, ku klux klan, holocaust, ethnic cleansing, death to *',
  violence:
    'behead*, decapitat*, dismember*, torture*, mass shooting, school shooting, suicide bomb*, kill people, kill a man, kill a woman, kill children, killing people, killing children, shoot people, stab people, lynch, lynching*, massacre*, genocide*, snuff film, hang myself, kill myself, terrorist attack*, mutilat*',
  drugs:
    'cocaine, heroin, crystal meth, methamphetamine*, fentanyl, lsd trip, smoking weed, smoke weed, smoking crack, crack pipe, ecstasy pills, inject heroin, cannabis, marijuana, bong hit*, meth lab',
};
