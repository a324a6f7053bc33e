/** Development only: where no unit is there to sign in by, the page begins as somebody (`pnpm dev` of a team's own repository). */
declare const __DEV_TOKEN__: string

if (__DEV_TOKEN__ && localStorage.getItem('token') === null) localStorage.setItem('token', __DEV_TOKEN__)
