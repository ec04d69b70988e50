/** What a browser says about its device and its network; most say only a part. */
export interface DeviceFacts {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined;
  /** Memory in GB, rounded. */
  readonly deviceMemory?: number | undefined;
}

/** The models take 0.3 GB while they work: a device with less memory than this, in GB, runs them only when it is asked to. */
const MIN_MEMORY_GB = 3;
const SLOW = ['slow-2g', '2g'];

/** Whether models may be loaded that nobody has asked for: 3.6 MB. */
export function mayFindUnasked({ connection, deviceMemory = MIN_MEMORY_GB }: DeviceFacts): boolean {
  return (
    connection?.saveData !== true && !SLOW.includes(connection?.effectiveType ?? '') && deviceMemory >= MIN_MEMORY_GB
  );
}
