import { walk } from './walk.ts';
import { startWebkit } from './webkit.ts';

walk('WebKit', startWebkit, Number(process.env.BROWSER_TEST_PORT ?? 4180) + 1);
