import { sourceElement } from '@cpc/domain';
import type { PrintFileRequest } from '../raster/print-request.ts';
import { textString } from './text-string.ts';
import type { PdfWriter } from './writer.ts';

/** Entries of a file's catalogue and trailer. */
export interface Identification {
  readonly catalog: string;
  readonly trailer: string;
}

const PRODUCT = 'Custom Phone Case';

/**
 * Says that a file is PDF/X-4 (ISO 15930-7), what made it, and when. Call it after all objects that the print is made
 * of: the id of the file is their fingerprint.
 */
export function identification(
  writer: PdfWriter,
  { title, createdAt, modelMade }: Pick<PrintFileRequest, 'title' | 'createdAt' | 'modelMade'>,
): Identification {
  const time = `${new Date(createdAt).toISOString().slice(0, 19)}Z`;
  const date = `(D:${time.replaceAll(/[-:T]/g, '')})`;
  const info = writer.object(
    `<</Title${textString(title)}/Creator(${PRODUCT})/Producer(${PRODUCT})/CreationDate${date}/ModDate${date}` +
      '/Trapped/False/GTS_PDFXVersion(PDF/X-4)>>',
  );
  const id = writer.fingerprint();
  // The writer takes bytes as Latin-1.
  const xmp = Buffer.from(
    xmpPacket(title, time, id, modelMade ? sourceElement('compositeWithTrainedAlgorithmicMedia') : ''),
  ).toString('latin1');
  // Not compressed: programs look for the packet without reading the file's structure.
  const metadata = writer.object(`<</Type/Metadata/Subtype/XML/Length ${xmp.length}>>\nstream\n${xmp}\nendstream`);
  return { catalog: `/Metadata ${metadata}`, trailer: `/Info ${info}/ID[<${id}><${id}>]` };
}

/** The same facts as XMP (ISO 16684-1). */
function xmpPacket(title: string, time: string, id: string, source: string): string {
  const uuid = id.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${inXml(title)}</rdf:li></rdf:Alt></dc:title>
<pdf:Producer>${PRODUCT}</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
<xmp:CreatorTool>${PRODUCT}</xmp:CreatorTool>
<xmp:CreateDate>${time}</xmp:CreateDate>
<xmp:ModifyDate>${time}</xmp:ModifyDate>
<xmp:MetadataDate>${time}</xmp:MetadataDate>
<xmpMM:DocumentID>uuid:${uuid}</xmpMM:DocumentID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<xmpMM:VersionID>1</xmpMM:VersionID>${source && `\n${source}`}
</rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
