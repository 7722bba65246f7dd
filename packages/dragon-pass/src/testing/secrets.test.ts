import { testSecrets } from '@hexwyrm/wargame/testing';
import { describe } from 'vitest';
import { SUBJECT } from './subject.ts';

describe('DP-5.3-b: units that others cannot see', () => testSecrets(SUBJECT));
