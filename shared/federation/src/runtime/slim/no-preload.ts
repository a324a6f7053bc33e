/** The shell preloads by the signed config (shell/src/remotes/files.ts), so nobody asks the federation runtime to. */
const never = () => []

export {
  never as defaultPreloadArgs,
  never as formatPreloadArgs,
  never as normalizePreloadExposes,
  never as preloadAssets,
}
