import { PHONE_MODELS } from '../../../content/src/models/models.ts';
import { SHELLS } from '../../../content/src/shells.ts';
import { PhoneCase } from '@cpc/ui';
import { createRoot } from 'react-dom/client';
import '../gallery.css';
import { ARTWORK } from '../samples.ts';
const colours = SHELLS.flatMap((s) => s.colours);
createRoot(document.getElementById('root')!).render(<div style={{display:'grid',gridTemplateColumns:'repeat(6,1fr)',gap:8,padding:8}}>
{PHONE_MODELS.slice(0,12).map((m,i)=>{const c=colours[i%colours.length]!;return <div key={i}><PhoneCase surface={m.surface} colour={c.colour} opacity={c.opacity} {...(i%3?{artwork:ARTWORK}:{})}/><p className="text-micro text-center">{m.model} {c.name}</p></div>})}
</div>);
