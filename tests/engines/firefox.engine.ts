import { startFirefox } from './firefox.ts';
import { walk } from './walk.ts';

walk('Firefox', startFirefox, Number(process.env.BROWSER_TEST_PORT ?? 4180));
