import { boot } from './boot/boot.ts'

void boot(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx'))
