import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { BillView, Table } from './view.ts';

const INK = '#17171c';
const SOFT = '#5c5c66';
const LINE = '#d9d9de';

/** In points: 1/72 inch. */
const styles = StyleSheet.create({
  // No height of lines: on a page it hides what is fixed to its foot, and texts would take it of another size.
  page: { paddingHorizontal: 56, paddingTop: 56, paddingBottom: 72, color: INK },
  issuer: { fontSize: 11, color: SOFT },
  title: { fontSize: 24, lineHeight: 1.2, marginTop: 4, marginBottom: 20 },
  block: { marginBottom: 22 },
  label: { color: SOFT },
  row: { borderBottomWidth: 0.5, borderBottomColor: LINE, paddingVertical: 4.5 },
  total: { paddingVertical: 7, fontSize: 12 },
  note: { color: SOFT, marginBottom: 8 },
  foot: { position: 'absolute', bottom: 32, left: 56, right: 56, fontSize: 8, color: SOFT },
});

/** Where a reading direction puts things. */
interface Side {
  readonly row: 'row' | 'row-reverse';
  readonly start: 'left' | 'right';
  readonly end: 'left' | 'right';
  /** Added to the size of small letters, in points: Arabic letters are smaller. */
  readonly larger: number;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** The library inherits no direction: every text has its own. Names and figures keep theirs. */
const directed = (text: string) => ({ direction: RIGHT_TO_LEFT.test(text) ? ('rtl' as const) : ('ltr' as const) });

type Style = ReturnType<typeof StyleSheet.create>[string];
type Styles = readonly Style[];

function Words({ children, style = [] }: { readonly children: string; readonly style?: Styles }) {
  return <Text style={[...style, directed(children)]}>{children}</Text>;
}

interface SheetProps {
  readonly view: BillView;
  /** The names of registered font families. */
  readonly families: readonly string[];
}

/** A bill on A4. */
export function Sheet({ view, families }: SheetProps) {
  const side: Side = view.rightToLeft
    ? { row: 'row-reverse', start: 'right', end: 'left', larger: 1.5 }
    : { row: 'row', start: 'left', end: 'right', larger: 0 };
  const at = new Date(view.issuedAt);
  const name = `${view.title} ${view.number}`;
  return (
    <Document title={name} author={view.issuer} language={view.language} creationDate={at} modificationDate={at}>
      <Page
        size="A4"
        style={[styles.page, { fontSize: 9.5 + side.larger, fontFamily: [...families], textAlign: side.start }]}
      >
        <Words style={[styles.issuer]}>{view.issuer}</Words>
        <Words style={[styles.title]}>{view.title}</Words>
        <Facts view={view} side={side} />
        <Parties view={view} side={side} />
        {view.tables.map((table, index) => (
          <Rows key={index} table={table} side={side} />
        ))}
        {view.notes.map((note) => (
          <Words key={note} style={[styles.note]}>
            {note}
          </Words>
        ))}
        {view.details.map((table, index) => (
          <Rows key={index} table={table} side={side} />
        ))}
        <View style={[styles.foot, { flexDirection: side.row, justifyContent: 'space-between' }]} fixed>
          <Words>{name}</Words>
          <Text
            style={directed(view.page(1, 1))}
            render={({ pageNumber, totalPages }) => view.page(pageNumber, totalPages)}
          />
        </View>
      </Page>
    </Document>
  );
}

function Facts({ view, side }: { readonly view: BillView; readonly side: Side }) {
  return (
    <View style={[styles.block, { flexDirection: side.row, flexWrap: 'wrap' }]}>
      {view.facts.map(({ label, value }) => (
        <View key={label} style={{ width: '33.3%', marginBottom: 8 }}>
          <Words style={[styles.label, { fontSize: 8 + side.larger }]}>{label}</Words>
          <Words>{value}</Words>
        </View>
      ))}
    </View>
  );
}

function Parties({ view, side }: { readonly view: BillView; readonly side: Side }) {
  return (
    <View style={[styles.block, { flexDirection: side.row }]}>
      {view.parties.map(({ label, lines }) => (
        <View key={label} style={{ width: '50%' }}>
          <Words style={[styles.label, { fontSize: 8 + side.larger }]}>{label}</Words>
          {lines.map((line, index) => (
            <Words key={index}>{line}</Words>
          ))}
        </View>
      ))}
    </View>
  );
}

function Rows({ table: { columns, rows, total }, side }: { readonly table: Table; readonly side: Side }) {
  return (
    <View style={styles.block}>
      <Cells cells={columns} side={side} style={[styles.row, styles.label, { fontSize: 8 + side.larger }]} />
      {rows.map((cells, index) => (
        <Cells key={index} cells={cells} side={side} style={[styles.row]} />
      ))}
      {total.length > 0 && <Cells cells={total} side={side} style={[styles.total]} />}
    </View>
  );
}

interface CellsProps {
  readonly cells: readonly string[];
  readonly side: Side;
  readonly style: Styles;
}

/** A row that no page break cuts: words first, figures at the end of the line. */
function Cells({ cells, side, style }: CellsProps) {
  return (
    <View style={[...style, { flexDirection: side.row }]} wrap={false}>
      {cells.map((cell, index) => (
        <Words key={index} style={[index === 0 ? { flexGrow: 1, flexBasis: 0 } : { width: 96, textAlign: side.end }]}>
          {cell}
        </Words>
      ))}
    </View>
  );
}
