/**
 * Gives the process enough threads for its blocking work; imported before everything else. Node begins its threads with
 * the first work for them, and keeps their number. The sync of a commit shares them with 3 passwords (accounts/password.ts),
 * the files of 24 uploads (upload/places.ts), and the names of push services, which libuv gives half of the threads. So one
 * is always free for the sync. Set here rather than on a command line, it holds for `npm start`, `pnpm dev` and `pnpm sandbox`.
 */
process.env.UV_THREADPOOL_SIZE ??= '64'
