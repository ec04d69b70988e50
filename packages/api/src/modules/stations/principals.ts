import type { PrincipalResolver } from '../../base/http/principals.ts';
import type { With } from '../../base/services.ts';

/** Identifies agents by `Authorization: Station <key>` and displays by `Authorization: Screen <key>`. */
export function stationPrincipals({ db }: With<'db'>): readonly PrincipalResolver[] {
  const resolver = (scheme: 'Station' | 'Screen', kind: 'station' | 'screen'): PrincipalResolver => ({
    scheme,
    async resolve(secretHash) {
      const key = await db.read
        .selectFrom('station_keys')
        .select(['machine_id', 'revoked_at'])
        .where('key_hash', '=', secretHash)
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (!key) return undefined;
      return key.revoked_at === null
        ? { caller: { kind, stationId: key.machine_id, key: secretHash } }
        : { error: 'tokenInvalid' };
    },
  });
  return [resolver('Station', 'station'), resolver('Screen', 'screen')];
}
