import { applyFix, type DesignDiff, type DesignDocument, type Finding, preflight } from '@cpc/design';
import type { Editor } from '../../model/editor.ts';
import { editorFacts } from './facts.ts';
import type { Substitutes } from './typefaces.ts';

/** Preflight with the data of this editor. A separate module, loaded after the studio is shown. */
export interface Engine {
  readonly check: (document: DesignDocument) => readonly Finding[];
  readonly fix: (document: DesignDocument, finding: Finding) => DesignDiff;
}

export type CreateEngine = (editor: Editor, substitutes: Substitutes) => Engine;

export const createEngine: CreateEngine = ({ assets, surface, shell }, substitutes) => {
  const facts = editorFacts(assets, substitutes.for);
  return {
    check: (document) => preflight({ document, surface, shell, facts }),
    fix: (document, finding) => applyFix({ document, surface, shell, facts }, finding),
  };
};
