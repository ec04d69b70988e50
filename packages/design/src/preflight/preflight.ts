import { NO_CHANGE } from '../document/change.ts';
import type { DesignDiff } from '../document/document.ts';
import type { Layer } from '../document/layers.ts';
import { CHECKS } from './checks.ts';
import { type Finding, SEVERITIES } from './checks/finding.ts';
import { type PreflightInput, sceneOf } from './scene/scene.ts';

/**
 * The findings about a design on a surface, the worst first (PF-01). The editor calls this while the customer edits,
 * the server when the customer orders. The same design with the same facts gives the same findings.
 */
export function preflight(input: PreflightInput): readonly Finding[] {
  const scene = sceneOf(input);
  const rank = ({ severity }: Finding): number => SEVERITIES.indexOf(severity);
  return CHECKS.flatMap((check) => check.find(scene)).toSorted((a, b) => rank(b) - rank(a));
}

/**
 * The change that fixes a finding with one tap (PF-02); no change if its layer is gone, it has no fix, or a tool
 * or the customer has to make the fix. An empty place can also be removed: then `fix` is `remove`.
 */
export function applyFix(input: PreflightInput, { kind, layer: id, fix }: Finding): DesignDiff {
  const check = CHECKS.find((candidate) => candidate.kind === kind);
  const layer = id === null ? undefined : (input.document.records[id] as Layer | undefined);
  if (fix === null || fix === 'upscale' || fix === 'choosePhoto' || !check?.mend || (id !== null && !layer))
    return NO_CHANGE;
  return check.mend(sceneOf(input), layer);
}
