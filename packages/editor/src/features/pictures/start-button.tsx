import type { PictureLayer } from '@cpc/design';
import { Button, type ButtonProps } from '@cpc/ui';
import type { Improvement } from '../../imaging/improve.ts';
import { ToolProgress } from '../../imaging/tool-progress.tsx';
import type { ToolRun } from '../../loading/state.ts';

interface StartButtonProps extends ButtonProps {
  readonly tool: Improvement['tool'];
  readonly layer: PictureLayer;
  readonly run: ToolRun | null;
}

/** Starts a tool. While the tool is at work on this layer, its progress is in the place of the button. */
export function StartButton({ tool, layer, run, disabled = false, ...button }: StartButtonProps) {
  if (run?.tool === tool && run.layer === layer.id) return <ToolProgress run={run} />;
  return <Button kind="cool" disabled={disabled || run !== null} {...button} />;
}
