import { type Category, type UnderbaseMode, type Colour } from '@cpc/design';
import type { Locale } from '@cpc/i18n';
import type { Generated } from 'kysely';

export interface CatalogueTables {
  /** Print stations as a customer chooses them. The stations module has their current state. */
  readonly machines: {
    readonly id: string;
    readonly partner_id: string;
    readonly name: string;
    /** The name as it is compared with a search (decision 273). */
    readonly search_name: Generated<string>;
    readonly address: string;
    readonly language: Locale;
    readonly currency: string;
    readonly created_at: number;
    /** The size of the print bed, in mm. */
    readonly bed_width: Generated<number>;
    readonly bed_height: Generated<number>;
    /** JSON of PrintSettings; null means the default settings. */
    readonly print_settings: string | null;
    /** JSON of the station's MeasuredProfile; null if it has none. */
    readonly colour_profile: string | null;
    /** In minor units of the station's currency; null if the station does not deliver. */
    readonly delivery_fee: number | null;
    /** The place on the voucher platform under which the station redeems; null if it does not accept vouchers. */
    readonly voucher_place: string | null;
    /** Degrees; null if the station has no place on the map. */
    readonly latitude: number | null;
    readonly longitude: number | null;
    /** How customers reach the people of the station; '' if they cannot. */
    readonly phone: Generated<string>;
    readonly email: Generated<string>;
    /** IANA name; null for the shop's. */
    readonly time_zone: string | null;
    /** JSON of its Schedule; null if it is always open. */
    readonly schedule: string | null;
    /** When its poster was last made; null if never. */
    readonly poster_at: Generated<number | null>;
  };
  readonly goods: {
    readonly id: string;
    readonly category: Category;
    readonly brand: string;
    readonly model: string;
    /** Brand and model as it is compared with a search (decision 273). */
    readonly search_name: Generated<string>;
    readonly year: number;
    readonly source: string;
    /** JSON of a Surface. */
    readonly surface: string;
    readonly sort: number;
  };
  readonly shells: {
    readonly id: string;
    /** `shell.<name>` in the language catalogues. */
    readonly name: string;
    readonly underbase: UnderbaseMode;
    /** JSON of the categories that the shell is for. */
    readonly categories: string;
    /** 1 if the customer brings the piece: no stock is counted. */
    readonly own: number;
    /** JSON of ShellFacts. */
    readonly facts: Generated<string>;
    readonly sort: number;
  };
  readonly shell_colours: {
    readonly id: string;
    readonly shell_id: string;
    /** `colour.<name>` in the language catalogues; for a garment with its size: `white.M`. */
    readonly name: string;
    readonly colour: Colour;
    readonly opacity: number;
    readonly sort: number;
  };
  /** The price of a shell at a station; machine_id '' is the price at all other stations. */
  readonly prices: {
    readonly machine_id: string;
    readonly shell_id: string;
    readonly amount: number;
    /** Of each 100 cm² of a custom size, which costs at least `amount`; 0: it costs that alone. */
    readonly area_amount: Generated<number>;
    readonly currency: string;
  };
  readonly typefaces: {
    readonly key: string;
    readonly title: string;
    readonly licence: string;
    readonly sort: number;
  };
  /** Stickers and wallpapers. */
  readonly library: {
    readonly kind: 'sticker' | 'wallpaper';
    readonly key: string;
    readonly title: string;
    /** JSON of names by language. */
    readonly titles: string;
    readonly group_name: string;
    /** Words and phrases, separated by `|`. */
    readonly keywords: string;
    /** Address of a small preview picture; '' if there is none. */
    readonly preview: string;
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly licence: string;
    readonly sort: number;
  };
}
