import { boot } from './boot/boot.ts'
import { beginFirstAsks } from './guard/first-asks.ts'

void boot(beginFirstAsks, () => import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx'))
