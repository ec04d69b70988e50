import type { Translator } from '@cpc/i18n';
import type { Letter, Part } from './parts.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** A text whose lines stay lines. */
const lines = (text: string): string => escaped(text).replaceAll(/\r\n|[\r\n]/g, '<br>');

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif;";
const WRAP = 'word-break:break-word;overflow-wrap:anywhere;';

/**
 * The colours of dark mailboxes. Those that know no style sheet show the light ones, which each element names itself, or
 * turn them around.
 */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#16181d!important}
.card{background:#22252c!important}
.ink{color:#f2f3f6!important}
.soft{color:#b9bfcb!important}
.line{border-color:#3a3f4a!important}
.well{background:#2e323b!important}
.button{background:#f2f3f6!important;color:#16181d!important}
}`;

/**
 * The HTML of an e-mail: tables, because common mailboxes lay out nothing else alike, one column that is as narrow as it
 * must be, no picture, no script, and nothing that is loaded.
 */
export function htmlOf({ subject, title, parts, foot, off, sender }: Letter, locale: Translator['locale']): string {
  const dir = locale.rtl ? 'rtl' : 'ltr';
  const start = locale.rtl ? 'right' : 'left';
  const small = [
    ...foot.map(lines),
    ...(off ? [`<a class="soft" href="${escaped(off.url)}" style="color:#5a6070">${escaped(off.label)}</a>`] : []),
  ];
  return `<!doctype html>
<html lang="${locale.tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" dir="${dir}" style="margin:0;padding:0;background:#eef0f4;-webkit-text-size-adjust:100%">
<table class="page" role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#eef0f4"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="soft" align="${start}" style="padding:8px 20px 12px;${FONT}${WRAP}font-size:15px;font-weight:600;color:#5a6070"><bdi>${escaped(sender)}</bdi></td></tr>
<tr><td class="card" align="${start}" style="background:#ffffff;border-radius:20px;padding:24px 20px">
<h1 class="ink" style="margin:0 0 12px;${FONT}${WRAP}font-size:24px;line-height:1.3;color:#16181d">${lines(title)}</h1>
${parts.map((part) => partHtml(part, dir)).join('\n')}
</td></tr>
<tr><td class="soft" align="${start}" style="padding:16px 20px;${FONT}${WRAP}font-size:14px;line-height:1.5;color:#5a6070">${small.join('<br><br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function partHtml(part: Part, dir: 'ltr' | 'rtl'): string {
  switch (part.kind) {
    case 'text':
      return `<p class="ink" style="margin:0 0 16px;${FONT}${WRAP}font-size:16px;line-height:1.5;color:#16181d">${lines(part.text)}</p>`;
    case 'facts':
      return factsHtml(part.rows, dir);
    case 'code':
      return `<p class="well" style="margin:0 0 16px;padding:14px 16px;border-radius:14px;background:#f4f5f8;${FONT}font-size:15px"><span class="soft" style="color:#5a6070">${escaped(part.label)}</span><br><bdi class="ink" dir="ltr" style="font-size:30px;line-height:1.3;font-weight:700;letter-spacing:3px;color:#16181d">${escaped(part.code)}</bdi></p>`;
    case 'button':
      return `<table role="presentation" dir="${dir}" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td><a class="button" href="${escaped(part.url)}" style="display:inline-block;padding:14px 22px;border-radius:14px;background:#16181d;${FONT}${WRAP}font-size:16px;line-height:1.3;font-weight:600;color:#ffffff;text-decoration:none">${escaped(part.label)}</a></td></tr></table>`;
    case 'list':
      return `<h2 class="ink" style="margin:20px 0 8px;${FONT}${WRAP}font-size:17px;line-height:1.4;color:#16181d">${lines(part.title)}</h2>
${part.sentences.map((sentence) => `<p class="soft" style="margin:0 0 8px;${FONT}${WRAP}font-size:15px;line-height:1.5;color:#5a6070">${lines(sentence)}</p>`).join('\n')}`;
  }
}

/** The longest value that stands beside its label, in one line, on a narrow phone with large text. */
const BESIDE = 14;

/** Label and value side by side; a long value stands below its label, or its words would break. */
function factsHtml(rows: readonly (readonly [label: string, value: string])[], dir: 'ltr' | 'rtl'): string {
  const [start, end] = dir === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const cell = `padding:9px 0;border-bottom:1px solid #e3e6ec;${FONT}${WRAP}font-size:15px;line-height:1.45;`;
  const row = ([label, value]: readonly [string, string]) =>
    value.length > BESIDE
      ? `<tr><td class="soft line" colspan="2" align="${start}" style="${cell}color:#5a6070">${lines(label)}<br><bdi class="ink" style="color:#16181d;font-weight:600">${lines(value)}</bdi></td></tr>`
      : `<tr><td class="soft line" align="${start}" valign="top" style="${cell}color:#5a6070;padding-${end}:16px">${lines(label)}</td><td class="ink line" align="${end}" valign="top" style="${cell}white-space:nowrap;color:#16181d;font-weight:600"><bdi>${lines(value)}</bdi></td></tr>`;
  return `<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${rows.map(row).join('')}</table>`;
}
