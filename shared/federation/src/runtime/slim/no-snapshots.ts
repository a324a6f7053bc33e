/** Snapshots say where remotes are; the signed config does. */
export class SnapshotHandler {
  hooks = { applyPlugin(): void {} }
  manifestCache = new Map()
}

export const getGlobalRemoteInfo = (): object => ({})
