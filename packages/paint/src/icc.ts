export {
  type IccProfile,
  MOST_PROFILE_BYTES,
  PROFILE_PROBLEMS,
  type ProfileProblem,
  readProfile,
} from './icc/read-profile.ts';
